import { href, shellRoutes, type Onboarding } from '@muster/contracts';
import { QueryView, roleName, usePlatform } from '@muster/kit';
import { Anchor, Button, NoticeBar, PageSkeleton, PersonLine } from '@muster/ui';
import { NavLink } from '../../layout/nav-link.tsx';
import { homePath, type SignedIn } from '../../routing/home-path.ts';
import { setSession } from '../../session/session-store.ts';
import { AccountActions } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { ActionCard } from './action-card.tsx';
import { firstActions } from './first-actions.ts';
import classes from './first-steps.module.css';
import { OwnSession } from './own-session.tsx';
import { useFirstStepsMessages } from './use-first-steps-messages.ts';

/** First information, first steps and a contact. Opens once automatically, later from the menu. */
export function WelcomePage() {
  const query = api.useOnboardingQuery();
  return (
    <OwnSession>
      {(session) => (
        <QueryView query={query} skeleton={<PageSkeleton variant="form" />} size="page">
          {(onboarding) => <Welcome session={session} onboarding={onboarding} />}
        </QueryView>
      )}
    </OwnSession>
  );
}

const tour = ['find', 'record', 'link'] as const;

function Welcome({ session, onboarding }: { session: SignedIn; onboarding: Onboarding }) {
  const t = useFirstStepsMessages();
  const platform = usePlatform();
  const [finish, { isLoading }] = api.useFinishOnboardingMutation();
  const { active, user } = session;
  const { contact, stage } = onboarding;

  /** The start page would lead back here as long as the API considers this page unseen. */
  async function leave(to: string) {
    if (stage === 'welcome') {
      await finish({ body: {} });
      setSession({ ...session, onboarding: 'done' });
      platform.bus.emit('session.changed', { reason: 'refreshed' });
    }
    platform.navigate(to);
  }

  return (
    <AccountPage
      title={
        stage === 'welcome' ? t('welcome.title', { name: user.firstName }) : t('welcome.again')
      }
    >
      {stage === 'steps' && (
        <NoticeBar
          action={
            <Anchor component={NavLink} href={href(shellRoutes.onboarding)}>
              {t('welcome.finishSteps')}
            </Anchor>
          }
        >
          {t('welcome.stepsLeft')}
        </NoticeBar>
      )}
      {active && (
        <>
          <section className={classes.step} aria-labelledby="welcome-tour">
            <h2 id="welcome-tour">{t('welcome.tour')}</h2>
            <ol className={classes.tour}>
              {tour.map((fact) => (
                <li key={fact}>{t(`welcome.${active.audience}.${fact}`)}</li>
              ))}
            </ol>
          </section>
          <section className={classes.step} aria-labelledby="welcome-actions">
            <h2 id="welcome-actions">{t('welcome.actions')}</h2>
            <ul className={classes.cards}>
              {firstActions(active).map((action) => (
                <li key={action.key}>
                  <ActionCard action={action} onOpen={(to) => void leave(to)} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      {contact && (
        <section className={classes.step} aria-labelledby="welcome-contact">
          <h2 id="welcome-contact">{t('welcome.contact')}</h2>
          <p className={classes.text}>{t('welcome.contactText')}</p>
          <PersonLine name={contact.name} secondary={roleName(contact.role)} />
        </section>
      )}
      <AccountActions>
        <Button
          size="lg"
          fullWidth
          loading={isLoading}
          onClick={() => void leave((active && homePath(active)) ?? '/')}
        >
          {t('welcome.start')}
        </Button>
      </AccountActions>
    </AccountPage>
  );
}
