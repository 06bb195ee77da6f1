import type { FieldOption } from '@muster/ui';

/** A skill to choose, by the name the catalogue gives it. */
export interface SkillOption extends FieldOption {
  name: string;
}

/** A remote's lazy query of the catalogue's search. */
type SearchSkills = (
  args: { query: { q: string } },
  preferCache: boolean,
) => {
  unwrap(): Promise<readonly { id: string; name: string; matchedAlias: string | null }[]>;
};

/** Looks skills up by name or alias; "k8s" finds Kubernetes and says so. */
export const skillOptionsBy =
  (search: SearchSkills) =>
  async (q: string): Promise<SkillOption[]> => {
    const skills = await search({ query: { q } }, true).unwrap();
    return skills.map(({ id, name, matchedAlias }) => ({
      value: id,
      name,
      label: matchedAlias ? `${name} (${matchedAlias})` : name,
    }));
  };
