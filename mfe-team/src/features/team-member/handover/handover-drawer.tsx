import type { HandoverPack, TeamMember } from '@muster/contracts';
import { QueryView, useOverlayClose } from '@muster/kit';
import {
  Button,
  Drawer,
  EmptyState,
  IconCircleCheck,
  NoticeBar,
  OverlayFooter,
  PageSkeleton,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { GiveForm } from './give-form.tsx';
import { HandoverGroupCard } from './handover-group-card.tsx';
import { InterviewsCard } from './interviews-card.tsx';
import { useHandoverMessages } from './messages.ts';
import classes from './handover.module.css';

/** A member's records by kind, and the form to hand them over. */
export function HandoverDrawer({ member }: { member: TeamMember }) {
  const t = useHandoverMessages();
  const close = useOverlayClose();
  const query = api.useHandoversReadQuery({ params: { id: member.id } });
  return (
    <Drawer
      opened
      onClose={close}
      width={720}
      title={t('title', { name: member.name })}
      footer={
        <OverlayFooter>
          <Button variant="default" onClick={() => close()}>
            {t('close')}
          </Button>
        </OverlayFooter>
      }
    >
      <QueryView query={query} keepPrevious skeleton={<PageSkeleton variant="form" />}>
        {(pack) => <Pack member={member} pack={pack} />}
      </QueryView>
    </Drawer>
  );
}

function Pack({ member, pack }: { member: TeamMember; pack: HandoverPack }) {
  const t = useHandoverMessages();
  const { groups, interviews, conversations, mayHandOver, person } = pack;
  const { name } = person;
  if (groups.length === 0 && interviews.length === 0 && conversations === 0)
    return (
      <EmptyState
        icon={IconCircleCheck}
        title={t('nothing.title')}
        text={t('nothing.text', { name })}
      />
    );
  return (
    <div className={classes.pack}>
      <p className={classes.lead}>{t('lead', { name })}</p>
      {mayHandOver && groups.some(({ total }) => total > 0) && (
        // The form restarts, because records handed over can no longer be chosen.
        <GiveForm
          key={groups.map(({ kind, total }) => `${kind} ${total}`).join()}
          memberId={member.id}
          pack={pack}
        />
      )}
      {conversations > 0 && (
        <NoticeBar kind="info">{t('conversations', { name, count: conversations })}</NoticeBar>
      )}
      {interviews.length > 0 && <InterviewsCard interviews={interviews} name={name} />}
      {groups.map((group) => (
        <HandoverGroupCard key={group.kind} group={group} />
      ))}
    </div>
  );
}
