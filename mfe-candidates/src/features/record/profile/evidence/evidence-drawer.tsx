import { evidenceWorth, type SkillFinding } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Card,
  Drawer,
  EmptyState,
  IconRosetteDiscountCheck,
  NoticeBar,
  PageSkeleton,
  Stack,
  formatDate,
  formatNumber,
  useNow,
} from '@muster/ui';
import { api } from '../../../../api.ts';
import { useVettingMessages } from '../../vetting/messages.ts';
import classes from '../small-table.module.css';
import { useEvidenceMessages } from './messages.ts';

interface EvidenceDrawerProps {
  candidateId: string;
  onClose: () => void;
}

/** Findings per skill with time and source, and how much they still count. */
export function EvidenceDrawer({ candidateId, onClose }: EvidenceDrawerProps) {
  const t = useEvidenceMessages();
  const query = api.useScorecardsEvidenceQuery({ params: { id: candidateId } });
  return (
    <Drawer opened onClose={onClose} title={t('title')}>
      <QueryView
        query={query}
        isEmpty={({ data, hidden }) => data.length === 0 && hidden === 0}
        skeleton={<PageSkeleton variant="form" />}
        empty={
          <EmptyState
            icon={IconRosetteDiscountCheck}
            title={t('none')}
            text={t('noneText')}
            size="block"
          />
        }
      >
        {({ data, hidden }) => (
          <Stack gap="md">
            <p className={classes.quiet}>{t('intro')}</p>
            {hidden > 0 && <NoticeBar kind="info">{t('hidden', { count: hidden })}</NoticeBar>}
            {data.map(({ skillId, name, findings }) => (
              <Card key={skillId} title={name} flush>
                <Findings findings={findings} />
              </Card>
            ))}
          </Stack>
        )}
      </QueryView>
    </Drawer>
  );
}

function Findings({ findings }: { findings: readonly SkillFinding[] }) {
  const t = useEvidenceMessages();
  const now = useNow();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('found')}</th>
          <th scope="col" className={classes.end}>
            {t('score')}
          </th>
          <th scope="col" className={classes.end}>
            {t('counts')}
          </th>
        </tr>
      </thead>
      <tbody>
        {findings.map((finding) => (
          <tr key={finding.id}>
            <td>
              <Source finding={finding} />
            </td>
            <td className={classes.end}>{t('outOf', { score: finding.score })}</td>
            <td className={classes.end}>
              {t('worth', {
                share: formatNumber(evidenceWorth(finding, now) * 100, { digits: 0 }),
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where it was found, by whom and when. */
function Source({ finding: { kind, interview, job, by, at } }: { finding: SkillFinding }) {
  const t = useEvidenceMessages();
  const tv = useVettingMessages();
  const where = job
    ? t('client', { job: job.title })
    : interview
      ? tv(`kind.${interview}`)
      : t(kind === 'review' ? 'review' : 'interview');
  return (
    <>
      {where}
      <span className={classes.second}>
        {job ? t('clientBy', { name: by, company: job.company }) : by}, {formatDate(at)}
      </span>
    </>
  );
}
