import SymbolSVG
import SymbolText
import Testing

@Suite struct BlankPictureTests {
    @Test(
        "A picture in which nothing is painted is reported",
        arguments: [
            "", "<symbol id='a'><path d='M0 0H9V9Z'/></symbol>", "<path d='M0 0H9V9Z' fill='none'/>",
            "<g opacity='0'><path d='M0 0H9V9Z'/></g>", "<path d='M0 0H9V9Z' fill='transparent'/>",
            "<linearGradient id='g'><stop stop-opacity='0'/></linearGradient><path d='M0 0H9V9Z' fill='url(#g)'/>"
        ])
    func unpainted(content: String) throws {
        #expect(
            try read(content).diagnostics.map(\.message)
                == ["the picture shows nothing: no element paints anything"])
    }

    @Test(
        "A picture outside of which everything is painted is reported",
        arguments: [
            "<path d='M200 0H209V9Z'/>", "<g transform='translate(0 -50)'><path d='M0 0H9V9Z' stroke='red'/></g>"
        ])
    func outside(content: String) throws {
        #expect(
            try read(content).diagnostics.map(\.message)
                == ["the picture shows nothing: what its elements paint lies outside of it"])
    }

    @Test(
        "A picture that may show something is not reported",
        arguments: [
            "<path d='M200 0H-9V9Z'/>", "<path d='M0 -1H9' stroke='red' stroke-width='4'/>",
            "<path d='M0 0H9V9Z' fill='currentColor'/>", "<path d='M0 0H9V9Z' fill='none'/><path d='M9 9H1V1Z'/>",
            "<filter id='f'><feFlood/></filter><path d='M0 0H9V9Z' fill='none' filter='url(#f)'/>",
            "<style>@media (prefers-color-scheme: light) { path { fill: none } }</style><path d='M0 0H9V9Z'/>",
            "<style>@media (prefers-color-scheme: dark) { path { fill: none } }</style><path d='M0 0H9V9Z'/>"
        ])
    func shown(content: String) throws {
        #expect(try read(content).diagnostics.isEmpty)
    }
}
