import type { FieldChoices, MergeField, MergePreview, MergeSide } from '@muster/contracts';
import { Button, EffectList, IconArrowsSort, NoticeBar } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { MergeFieldRow } from './merge-field-row.tsx';
import { MergeSideHead } from './merge-side-head.tsx';
import { MergeSides } from './merge-sides.tsx';
import { MergedLists } from './merged-lists.tsx';
import { mergeFieldValue } from './merge-field-value.ts';
import { mergeEffects } from './merge-effects.ts';
import classes from './merge.module.css';

interface MergeComparisonProps {
  preview: MergePreview;
  /** Choices that differ from the proposals. */
  chosen: FieldChoices;
  onChoose: (field: MergeField, side: MergeSide) => void;
  onSwap: () => void;
}

/** Both records: differences first, then merged lists, then the effects. */
export function MergeComparison({ preview, chosen, onChoose, onSwap }: MergeComparisonProps) {
  const t = useMessages();
  const { survivor, duplicate, fields, blockedBy } = preview;
  const differing = fields.filter(({ same }) => !same);
  const alike = fields.filter(({ same }) => same);
  return (
    <div className={classes.comparison}>
      {blockedBy && (
        <NoticeBar kind="danger">
          {t(`merge.blocked.${blockedBy}`, { name: duplicate.name, number: duplicate.number })}
        </NoticeBar>
      )}
      <div className={classes.heads}>
        <MergeSideHead side="survivor" record={survivor} />
        <MergeSideHead side="duplicate" record={duplicate} />
      </div>
      <Button
        variant="default"
        className={classes.swap}
        leftSection={<IconArrowsSort size={16} />}
        onClick={onSwap}
      >
        {t('merge.swap')}
      </Button>
      <section className={classes.section}>
        <h3 className={classes.title}>{t('merge.differ')}</h3>
        <p className={classes.quiet}>
          {differing.length > 0 ? t('merge.differHelp') : t('merge.nothingDiffers')}
        </p>
        {differing.length > 0 && <MergeSides preview={preview} />}
        {differing.map((proposal) => (
          <MergeFieldRow
            key={proposal.field}
            proposal={proposal}
            preview={preview}
            value={chosen[proposal.field] ?? proposal.suggested}
            onChoose={(next) => onChoose(proposal.field, next)}
          />
        ))}
        {alike.length > 0 && (
          <details className={classes.same}>
            <summary>{t('merge.same', { count: alike.length })}</summary>
            <dl className={classes.sameList}>
              {alike.map(({ field }) => (
                <div key={field} className={classes.sameRow}>
                  <dt>{t(`merge.field.${field}`)}</dt>
                  <dd>{mergeFieldValue(field, survivor, t) ?? t('merge.empty')}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </section>
      <MergedLists preview={preview} />
      <EffectList items={mergeEffects(preview, t)} />
    </div>
  );
}
