import type { MergePreview } from '@muster/contracts';
import type { Effect } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';

/** Kinds that are listed separately; all others are moved silently. */
const told = [
  'notes',
  'tasks',
  'follows',
  'links',
  'placements',
  'applications',
  'attachments',
] as const;

/** Describes the effects of the merge in plain sentences. */
export function mergeEffects(
  { survivor, duplicate, fields, moves }: MergePreview,
  t: Translate,
): Effect[] {
  const addresses = fields.some(
    ({ field, same, reason }) =>
      (field === 'email' || field === 'phone') && !same && reason !== 'only',
  );
  return [
    ...told.flatMap((name) => {
      const count = moves.find((move) => move.name === name)?.count ?? 0;
      return count > 0 ? { id: name, text: t(`merge.effects.${name}`, { count }) } : [];
    }),
    ...(addresses ? [{ id: 'addresses', text: t('merge.effects.addresses') }] : []),
    {
      id: 'redirect',
      text: t('merge.effects.redirect', { number: duplicate.number, name: survivor.name }),
    },
    { id: 'undo', text: t('merge.effects.undo') },
  ];
}
