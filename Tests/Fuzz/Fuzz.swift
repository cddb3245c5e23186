import CLibrary
import FuzzTargets

/// The target that `INSIGNIA_FUZZ_TARGET` names; the arguments belong to the runtime of the fuzzer.
private let target: FuzzTarget = {
    guard let name = getenv("INSIGNIA_FUZZ_TARGET"), let target = FuzzTarget(rawValue: String(cString: name)) else {
        preconditionFailure("INSIGNIA_FUZZ_TARGET must be one of \(FuzzTarget.allCases.map(\.rawValue))")
    }
    return target
}()

/// The function that libFuzzer calls with each input (LLVM, libFuzzer, "Fuzz Target").
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}
