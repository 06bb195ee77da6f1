/** Name of the shell among the released builds. */
export const shellName = 'shell';

/** One library that a build's manifest requires from the shell. */
export type SharedNeed = { name: string; requiredVersion: string };

/** Libraries provided by the shell, with their versions. */
export type Provided = ReadonlyMap<string, string>;

/** A build's requirements from the shell: libraries by range, and the names it uses of each. */
export interface ShellNeeds {
  shared: readonly SharedNeed[];
  names: Readonly<Record<string, readonly string[]>>;
}

/** The exports that a shell provides, by library; `names` is null if only running it would tell. */
export type ShellProvides = Readonly<
  Record<string, { version: string; names: readonly string[] | null }>
>;

const majorOf = (version: string) => /^\d+/.exec(version)?.[0];

/**
 * Remotes require a major version (`^19`); the runtime checks other ranges of other build tools.
 */
const wantedMajor = (range: string) => /^\^(\d+)/.exec(range)?.[1];

/**
 * Returns the first requirement that the shell does not meet, in words; null if the remote fits.
 */
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

/** Returns all unmet requirements of a build, in words; empty if it fits. */
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
