internal import SymbolFiles

extension SpriteBuild {
    /// Begins the journal of a run with everything that it plans to write and to create, and takes its new claims back
    /// where another build has written some of that or has announced it before.
    ///
    /// Builds that could write the same file find each other's states or claims above it. Each creates its own first,
    /// and then locks the folders of all that it finds: of two that begin together, at least one finds the other, so
    /// that they announce one after the other, and the second one knows what the first has announced.
    func announce(
        _ plan: BuildPlan, creating folders: Set<PathKey>, _ claims: NewClaims
    ) throws(FileError) -> BuildJournal {
        try createFolder()
        let places = OtherBuild.ownFolders(around: Self.canonicalFolders(of: plan.writes))
        do throws(FileError) {
            return try Files.withLock(of: [folder] + places) { () throws(FileError) in
                try refuseOutputsOfOtherBuilds(plan)
                return try BuildJournal(of: place.statePath, planning: plan.writes, creating: folders, place.bases)
            }
        } catch {
            claims.withdraw()
            throw error
        }
    }
}
