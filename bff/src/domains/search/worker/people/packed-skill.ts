import type { PersonSkill } from '../../../../search/person-document.ts';

/**
 * A candidate's skill in 32 bits: the number of the skill (19, half a million), tenths of years
 * plus one (9), 0 if they are unknown, the level (3) and whether it is verified (1).
 */
const levelBits = 3;
const yearBits = 9;
const maxTenths = 2 ** yearBits - 2;

export function packSkill(skill: number, { level, years, verified }: PersonSkill): number {
  const tenths = years === null ? 0 : 1 + Math.min(maxTenths, Math.round(years * 10));
  return (((((skill << yearBits) | tenths) << levelBits) | level) << 1) | Number(verified);
}

/** Without these bits a packed skill is the number of the skill. */
export const bitsBesideSkill = yearBits + levelBits + 1;
export const skillIn = (packed: number): number => packed >>> bitsBesideSkill;
export const levelIn = (packed: number): number => (packed >>> 1) & (2 ** levelBits - 1);
export const isVerifiedIn = (packed: number): boolean => (packed & 1) === 1;
/** -1: unknown. */
export function yearsIn(packed: number): number {
  const tenths = (packed >>> (levelBits + 1)) & (2 ** yearBits - 1);
  return tenths === 0 ? -1 : (tenths - 1) / 10;
}
