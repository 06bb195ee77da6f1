import { useState, type ReactNode } from 'react';
import {
  candidatesRoutes,
  talentRoutes,
  type CandidateVetting as Vetting,
  type VettingAction,
} from '@muster/contracts';
import { QueryView, RouteLink, useCan } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  CardRows,
  EmptyState,
  IconCalendar,
  IconChevronDown,
  IconClipboardCheck,
  IconShieldCheck,
  Menu,
  Skeleton,
  StateBadge,
  Timeline,
  formatDate,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { DecisionDialog, offeredSteps } from './decision-dialog.tsx';
import { FeedbackSummary } from './summary/feedback-summary.tsx';
import { InterviewItem } from './interview-item.tsx';
import { ReviewButton } from './summary/review-button.tsx';
import { useVettingMessages } from './messages.ts';
import classes from './vetting.module.css';

interface CandidateVettingProps {
  candidateId: string;
  /** Whether `children` are still loading: content below waits, to avoid a layout shift. */
  waits: boolean;
  children?: ReactNode;
}

/**
 * State of a candidate's vetting: status, screening (`children`), interviews, scorecards and
 * decisions.
 */
export function CandidateVetting({ candidateId, waits, children }: CandidateVettingProps) {
  const query = api.useVettingReadQuery({ params: { id: candidateId } });
  return (
    <QueryView query={query} keepPrevious skeleton={<Skeleton height={480} />}>
      {(vetting) =>
        waits ? (
          <Skeleton height={480} />
        ) : (
          <div className={classes.stack}>
            <StatusCard vetting={vetting} />
            {children}
            <InterviewsCard vetting={vetting} />
            <ScorecardsCard vetting={vetting} />
            <HistoryCard vetting={vetting} />
            {vetting.submitted > 0 && <SummaryCard candidateId={candidateId} />}
          </div>
        )
      }
    </QueryView>
  );
}

function SummaryCard({ candidateId }: { candidateId: string }) {
  const t = useVettingMessages();
  return (
    <Card
      title={t('summary.title')}
      actions={
        <RouteLink
          route={candidatesRoutes.candidatesByIdProfileVettingFeedbackSummary}
          params={{ id: candidateId }}
        >
          {t('summary.open')}
        </RouteLink>
      }
    >
      <FeedbackSummary candidateId={candidateId} />
    </Card>
  );
}

function StatusCard({ vetting }: { vetting: Vetting }) {
  const t = useVettingMessages();
  const [action, setAction] = useState<VettingAction | null>(null);
  const steps = offeredSteps(vetting);
  const { status, vettedAt, expiresAt, retryAfter, submitted, missed } = vetting;
  return (
    <Card
      title={t('status.title')}
      actions={
        steps.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="xs" rightSection={<IconChevronDown size={14} aria-hidden />}>
                {t('status.decide')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {steps.map((step) => (
                <Menu.Item key={step} onClick={() => setAction(step)}>
                  {t(`action.${step}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )
      }
    >
      <p className={classes.facts}>
        <StateBadge machine="vetting" state={status} />
        {vettedAt && <span>{t('status.since', { date: formatDate(vettedAt) })}</span>}
        {expiresAt && <span>{t('status.until', { date: formatDate(expiresAt) })}</span>}
        {retryAfter && <span>{t('status.retry', { date: formatDate(retryAfter) })}</span>}
        {submitted > 0 && <span>{t('status.evidence', { count: submitted })}</span>}
        {missed > 0 && (
          <Badge family={missed > 1 ? 'red' : 'amber'}>
            {t('status.missed', { count: missed })}
          </Badge>
        )}
      </p>
      {action && (
        <DecisionDialog vetting={vetting} action={action} onClose={() => setAction(null)} />
      )}
    </Card>
  );
}

function InterviewsCard({ vetting: { candidate, interviews } }: { vetting: Vetting }) {
  const t = useVettingMessages();
  const can = useCan();
  return (
    <Card
      title={t('interviews.title')}
      count={interviews.length}
      flush
      actions={
        can('vettingInterview.manage') && (
          <RouteLink route={candidatesRoutes.vettingInterviews} params={{ id: candidate.id }}>
            {t('interviews.all')}
          </RouteLink>
        )
      }
    >
      {interviews.length === 0 ? (
        <EmptyState size="compact" icon={IconCalendar} title={t('interviews.empty')} />
      ) : (
        <CardRows>
          {interviews.map((interview) => (
            <InterviewItem key={interview.id} interview={interview} />
          ))}
        </CardRows>
      )}
    </Card>
  );
}

function ScorecardsCard({ vetting: { candidate, scorecards, mayReview } }: { vetting: Vetting }) {
  const t = useVettingMessages();
  return (
    <Card
      title={t('scorecards.title')}
      count={scorecards.length}
      actions={mayReview && <ReviewButton candidateId={candidate.id} />}
      flush
    >
      {scorecards.length === 0 ? (
        <EmptyState size="compact" icon={IconClipboardCheck} title={t('scorecards.empty')} />
      ) : (
        <CardRows>
          {scorecards.map((card) => (
            <li key={card.id} className={classes.item}>
              <h3 className={classes.head}>
                {card.isHidden ? (
                  card.author?.name
                ) : (
                  <RouteLink
                    route={talentRoutes.scorecard}
                    params={{ candidateId: candidate.id, vettingFeedbackId: card.id }}
                  >
                    {card.author?.name}
                  </RouteLink>
                )}
                <StateBadge machine="scorecard" state={card.status} />
              </h3>
              <p className={classes.facts}>
                <span>{card.kind ? t(`kind.${card.kind}`) : t('scorecards.review')}</span>
                {card.typedBy && (
                  <span>{t('scorecards.typedBy', { name: card.typedBy.name })}</span>
                )}
                {card.submittedAt && <span>{formatDate(card.submittedAt)}</span>}
                {card.recommendation && (
                  <span>{t(`scorecards.recommendation.${card.recommendation}`)}</span>
                )}
                {card.isHidden && card.status !== 'draft' && <span>{t('scorecards.hidden')}</span>}
              </p>
            </li>
          ))}
        </CardRows>
      )}
    </Card>
  );
}

function HistoryCard({ vetting: { decisions } }: { vetting: Vetting }) {
  const t = useVettingMessages();
  return (
    <Card title={t('history.title')} count={decisions.length}>
      {decisions.length === 0 ? (
        <EmptyState size="compact" icon={IconShieldCheck} title={t('history.empty')} />
      ) : (
        <Timeline
          items={decisions.map(({ id, action, by, at, reason, note, scorecards, isOverride }) => {
            const what = t(`done.${action}`);
            const counted = scorecards > 0 ? t('history.proof', { count: scorecards }) : null;
            const proof = isOverride ? t('history.override') : counted;
            const why = [reason && t('history.reason', { reason }), note, proof].filter(Boolean);
            return {
              id,
              icon: IconShieldCheck,
              title: by
                ? t('history.by', { name: by.name, action: what })
                : t('history.system', { action: what }),
              when: at,
              ...(why.length > 0 && { quote: why.join(' · ') }),
            };
          })}
        />
      )}
    </Card>
  );
}
