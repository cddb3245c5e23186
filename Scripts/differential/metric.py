"""Whether two renderers drew the same picture, whatever their antialiasing.

The reference is drawn twice: directly, and oversampled for the true coverage. A channel may lie anywhere between the
two; a pixel with a channel further out than `PIXEL` is bad. Pictures agree if at most `SHARE` of the pixels are bad
and, after a blur that averages antialiasing out, no channel is further out than `BLURRED`.
"""
import numpy as np

PIXEL, BLURRED, SHARE = 32, 24, .005


def blur(pixels):
    padded = np.pad(pixels, ((1, 1), (1, 1), (0, 0)))
    rows = padded[:-2] + padded[1:-1] + padded[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) / 9


def outside(picture, references):
    """The distance of each channel from the interval of the references."""
    low, high = np.minimum(*references), np.maximum(*references)
    return np.maximum(low - picture, picture - high)


def agrees(picture, references):
    if (outside(picture, references).max(-1) > PIXEL).mean() > SHARE:
        return False
    return outside(blur(picture), [blur(r) for r in references]).max() <= BLURRED


def distance(a, b):
    """The mean difference of the channels after the blur."""
    return float(np.abs(blur(a) - blur(b)).mean())
