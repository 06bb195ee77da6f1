import { applicationStageKinds, applicationStates, type ActivityItem } from '@muster/contracts';
import { formatMoney, stateLabel } from '@muster/ui';
import type { Translate } from '../../../shared/use-messages.ts';

type Key = Parameters<Translate>[0];

/** Kinds with a text per action; other kinds have one text. */
const toldByAction: ReadonlySet<ActivityItem['kind']> = new Set([
  'changed',
  'status_changed',
  'file_changed',
  'application_changed',
]);

/** Describes what happened in one sentence: by action if it has a text, otherwise by kind. */
export function activitySentence(item: ActivityItem, t: Translate): string {
  const actor = item.actor ?? t('record.activity.somebody');
  if (item.rate) return rateSentence(actor, item.rate, t);
  const values = {
    actor,
    fields: fieldNames(item, t).toLowerCase(),
    state: stateWord(item.to),
  };
  const key = `record.activity.action.${item.action}` as Key;
  const isTold = toldByAction.has(item.kind) && t(key, values) !== key;
  return isTold ? t(key, values) : t(`record.activity.${item.kind}`, values);
}

function rateSentence(
  actor: string,
  { from, to }: NonNullable<ActivityItem['rate']>,
  t: Translate,
) {
  return from
    ? t('record.activity.rateFromTo', { actor, from: rateText(from), to: rateText(to) })
    : t('record.activity.rateSet', { actor, to: rateText(to) });
}

/** `$54/h`, `$8,000/month`. */
const rateText = ({ unit, ...money }: NonNullable<ActivityItem['rate']>['to']): string =>
  `${formatMoney(money)}/${unit === 'hour' ? 'h' : unit}`;

/** Returns the word for an application's stage or final state. */
function stateWord(to: string | null): string {
  const stage = applicationStageKinds.find((known) => known === to);
  const state = applicationStates.find((known) => known === to);
  if (stage) return stateLabel('stage', stage);
  return state ? stateLabel('application', state) : '';
}

function fieldNames({ fields }: ActivityItem, t: Translate): string {
  const names = fields.map((field) => fieldName(field, t)).filter((name) => name !== null);
  return names.length > 0 ? [...new Set(names)].join(', ') : t('record.activity.theRecord');
}

function fieldName(field: string, t: Translate): string | null {
  const known = field.split('.')[0] ?? field;
  const key = `field.${known}` as Key;
  const text = t(key);
  // A field without a label here shows nothing rather than its technical name.
  return text === key ? null : text;
}
