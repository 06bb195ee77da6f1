import type { CandidateRecord, MergePreview } from '@muster/contracts';
import { Chip, formatMoney } from '@muster/ui';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import classes from './merge.module.css';

interface Entry {
  id: string;
  text: string;
}

/** The lists after the merge: both combined, without duplicates. */
export function MergedLists({ preview }: { preview: MergePreview }) {
  const t = useMessages();
  const { survivor, duplicate, merged } = preview;
  const lists = listKinds
    .map((kind) => {
      const mine = new Set(entriesOf(kind, survivor, t).map(({ id }) => id));
      return {
        kind,
        entries: entriesOf(kind, merged, t).map((entry) => ({
          ...entry,
          mine: mine.has(entry.id),
        })),
      };
    })
    .filter(({ entries }) => entries.some(({ mine }) => !mine));
  const leftOut = leftOutRates(preview);
  if (lists.length === 0 && leftOut === 0) return null;
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{t('merge.lists')}</h3>
      <dl className={classes.lists}>
        {lists.map(({ kind, entries }) => (
          <div key={kind} className={classes.listRow}>
            <dt>{t(`merge.list.${kind}`)}</dt>
            <dd className={classes.entries}>
              {entries.map(({ id, text, mine }) => (
                <Chip key={id}>
                  {mine ? text : `${text} (${t('merge.fromOther', { number: duplicate.number })})`}
                </Chip>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {leftOut > 0 && (
        <p className={classes.quiet}>
          {t('merge.leftOut', { count: leftOut, number: duplicate.number })}
        </p>
      )}
    </section>
  );
}

const listKinds = ['contacts', 'links', 'skills', 'english', 'rates', 'openTo'] as const;
type ListKind = (typeof listKinds)[number];

function entriesOf(kind: ListKind, record: CandidateRecord, t: Translate): Entry[] {
  switch (kind) {
    case 'contacts':
      return (record.contact?.contacts ?? []).map(({ id, value }) => ({ id, text: value }));
    case 'links':
      return record.links.map(({ id, url }) => ({
        id,
        text: url.replace(/^https?:\/\/(www\.)?/, ''),
      }));
    case 'skills':
      return record.skills.map(({ id, name }) => ({ id, text: name }));
    case 'english':
      return record.english.map(({ id, level, assessedBy }) => ({
        id,
        text: `${t(`enum.english.${level}`)}, ${t(`enum.assessor.${assessedBy}`)}`,
      }));
    case 'rates':
      return (record.rates ?? []).map(({ id, money, effectiveFrom }) => ({
        id,
        text: `${formatMoney(money)} · ${effectiveFrom}`,
      }));
    case 'openTo':
      return record.availability.openTo.map((option) => ({
        id: option,
        text: t(`enum.openTo.${option}`),
      }));
  }
}

function leftOutRates({ duplicate, merged }: MergePreview): number {
  const kept = new Set((merged.rates ?? []).map(({ id }) => id));
  return (duplicate.rates ?? []).filter(({ id, voided }) => !voided && !kept.has(id)).length;
}
