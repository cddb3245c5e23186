internal import CLibrary

/// The identity of a folder, independent of the path that leads to it.
struct FolderIdentity: Hashable, Comparable, Sendable {
    let device: UInt64
    let inode: UInt64

    init(_ info: stat) { (device, inode) = (UInt64(info.st_dev), UInt64(info.st_ino)) }

    static func < (a: FolderIdentity, b: FolderIdentity) -> Bool { (a.device, a.inode) < (b.device, b.inode) }
}
