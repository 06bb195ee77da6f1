import { errorText } from '@muster/kit';
import { Button, NoticeBar, OverlayFooter, formatNumber } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { CountTiles } from './count-tiles.tsx';
import type { StepProps } from './step-props.ts';
import classes from './import.module.css';
import { ReasonTables } from './reason-tables.tsx';

/** Preview of the import before anything is written. */
export function CheckStep({ one, onChange }: StepProps & { onChange: () => void }) {
  const t = useMessages();
  const [run, running] = api.useImportsRunMutation();
  const { plan, unknownSkills } = one;
  if (!plan) return null;
  const people = plan.created + plan.updated;
  return (
    <div className={classes.body}>
      <section className={classes.section}>
        <h3 className={classes.heading}>{t('import.plan.title')}</h3>
        <CountTiles counts={plan} />
      </section>
      {running.error && <NoticeBar kind="danger">{errorText(running.error)}</NoticeBar>}
      {people === 0 && <NoticeBar kind="warning">{t('import.plan.nothing')}</NoticeBar>}
      {unknownSkills.length > 0 && (
        <NoticeBar
          kind="info"
          title={t('import.plan.unknownSkills', {
            count: unknownSkills.length,
            n: formatNumber(unknownSkills.length),
          })}
        >
          {t(
            one.settings?.unknownSkills === 'propose'
              ? 'import.plan.skillsProposed'
              : 'import.plan.skillsLeft',
            { count: unknownSkills.length },
          )}{' '}
          {unknownSkills
            .map(({ name, count }) => t('import.plan.skill', { name, rows: formatNumber(count) }))
            .join(', ')}
        </NoticeBar>
      )}
      <ReasonTables one={one} />
      <div className={classes.foot}>
        <OverlayFooter left={people > 0 && t('import.plan.undoNote')}>
          <Button variant="default" size="md" onClick={onChange}>
            {t('import.plan.back')}
          </Button>
          <Button
            size="md"
            disabled={people === 0}
            loading={running.isLoading}
            onClick={() => void run({ params: { id: one.id }, body: {} })}
          >
            {t('import.plan.run', { count: people, n: formatNumber(people) })}
          </Button>
        </OverlayFooter>
      </div>
    </div>
  );
}
