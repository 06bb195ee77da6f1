/** What the manifest of a build says of one library that its remote takes from the shell. */
export type SharedNeed = { name: string; requiredVersion: string };

/** Libraries that the shell provides, with the version of each. */
export type Provided = ReadonlyMap<string, string>;

const majorOf = (version: string) => /^\d+/.exec(version)?.[0];

/** Remotes ask by major (`^19`); what another build tool asks for otherwise, the runtime judges. */
const wantedMajor = (range: string) => /^\^(\d+)/.exec(range)?.[1];

/** The first need that the shell does not meet, in words; null when the remote fits. */
export function unmetNeed(needs: readonly SharedNeed[], provided: Provided): string | null {
  for (const { name, requiredVersion } of needs) {
    const version = provided.get(name);
    if (version === undefined) return `needs ${name}, which the shell does not provide`;
    const wanted = wantedMajor(requiredVersion);
    if (wanted !== undefined && wanted !== majorOf(version))
      return `needs ${name} ${requiredVersion}, the shell provides ${version}`;
  }
  return null;
}
