/** What the shell is called among what is released. */
export const shellName = 'shell';

/** What the manifest of a build says of one library that its remote takes from the shell. */
export type SharedNeed = { name: string; requiredVersion: string };

/** Libraries that the shell provides, with the version of each. */
export type Provided = ReadonlyMap<string, string>;

/** What a build takes of the shell: libraries by range, and the names that it uses of each. */
export interface ShellNeeds {
  shared: readonly SharedNeed[];
  names: Readonly<Record<string, readonly string[]>>;
}

/** What a shell hands to remotes, by library; `names`: null where only running it would tell. */
export type ShellProvides = Readonly<
  Record<string, { version: string; names: readonly string[] | null }>
>;

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

/** All that a build takes of the shell and would not find there, in words; empty when it fits. */
export function unmetNeeds({ shared, names }: ShellNeeds, provides: ShellProvides): string[] {
  const versions = new Map(Object.entries(provides).map(([name, { version }]) => [name, version]));
  const libraries = shared.flatMap((need) => unmetNeed([need], versions) ?? []);
  const missing = Object.entries(names).flatMap(([library, taken]) => {
    const known = provides[library]?.names;
    const unknown = known ? taken.filter((name) => !known.includes(name)) : [];
    return unknown.length === 0
      ? []
      : [`uses ${unknown.join(', ')} of ${library}, which the shell does not have`];
  });
  return [...libraries, ...missing];
}
