import { useRef, useState, type KeyboardEvent } from 'react';
import { Navigate } from 'react-router-dom';
import type { AssignmentChoice, SessionState } from '@muster/contracts';
import { errorText, isApiError, roleName } from '@muster/kit';
import { NoticeBar } from '@muster/ui';
import { enterRole } from '../../session/session-actions.ts';
import { refreshSession } from '../../session/session-store.ts';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import type { SignedIn } from '../../routing/home-path.ts';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { PendingInvitations } from '../invitations/pending-invitations.tsx';
import { useNext } from '../use-next.ts';
import { useMessages } from '../use-messages.ts';
import classes from './choose-role-page.module.css';
import { RoleCard } from './role-card.tsx';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Chooses the role to work in; users with only one role are not asked. */
export function ChooseRolePage() {
  const next = useNext();
  const snapshot = useSessionSnapshot();
  const session: SessionState | null = snapshot.status === 'known' ? snapshot.session : null;
  if (!session || !('user' in session)) return null;
  if (session.state !== 'choose-role' && session.assignments.length < 2)
    return <Navigate to={next ?? '/'} replace />;
  return <Choice session={session} next={next} />;
}

function Choice({ session, next }: { session: SignedIn; next: string | null }) {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const [choose] = api.useChooseRoleMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function enter({ id }: AssignmentChoice) {
    if (chosen) return;
    setChosen(id);
    setFailure(null);
    const answer = await choose({ body: { assignmentId: id } });
    if (answer.data) return enterRole(answer.data, next ?? '/');
    const revoked = isApiError(answer.error) && answer.error.code === 'NOT_FOUND';
    setFailure(revoked ? t('chooseRole.revoked') : errorText(answer.error));
    setChosen(null);
    if (revoked) void refreshSession();
  }

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    const cards = [...(list.current?.querySelectorAll('button') ?? [])];
    const from = cards.findIndex((card) => card === document.activeElement);
    if (!step || from < 0) return;
    event.preventDefault();
    cards[(from + step + cards.length) % cards.length]?.focus();
  }

  return (
    <AccountPage
      title={t('chooseRole.title', { name: session.user.firstName })}
      text={t('chooseRole.text')}
    >
      {failure && <NoticeBar kind="danger">{failure}</NoticeBar>}
      <PendingInvitations />
      <ul ref={list} className={classes.cards} aria-label={t('chooseRole.list')} onKeyDown={move}>
        {session.assignments.map((choice, index) => (
          <li key={choice.id}>
            <RoleCard
              choice={choice}
              name={roleName(choice.role)}
              focused={index === 0}
              busy={chosen === choice.id}
              current={session.active?.assignmentId === choice.id}
              onChoose={() => void enter(choice)}
            />
          </li>
        ))}
      </ul>
      <AccountActions>
        <OtherWay href="/sign-out">{t('chooseRole.leave')}</OtherWay>
      </AccountActions>
    </AccountPage>
  );
}
