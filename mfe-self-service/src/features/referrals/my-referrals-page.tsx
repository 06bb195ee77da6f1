import {
  href,
  plainLength,
  selfServiceRoutes,
  type OwnReferrals,
  type ReferralKind,
  type ReferralTerms,
} from '@muster/contracts';
import { QueryView, useDocumentTitle, useSession } from '@muster/kit';
import {
  Badge,
  Card,
  CopyButton,
  EmptyState,
  IconUsers,
  NoticeBar,
  PageHeader,
  PageSkeleton,
  RichTextView,
  formatDate,
  formatMoney,
} from '@muster/ui';
import { api } from '../../own-api.ts';
import { useReferralMessages } from './messages.ts';
import { ReferForm } from './refer-form.tsx';
import classes from './referrals.module.css';

type OwnReferral = OwnReferrals['referrals'][number];

type Reward = NonNullable<OwnReferral['reward']>;

const rewardText = ({ sum, currency }: Reward): string => formatMoney({ amount: sum, currency });

/** The terms, the personal link, the form, and the progress of the user's own referrals. */
export function MyReferralsPage() {
  const t = useReferralMessages();
  useDocumentTitle(t('title'));
  const query = api.useReferralsOwnQuery({});
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="cards" />} isEmpty={() => false}>
      {(own) => <Referrals own={own} />}
    </QueryView>
  );
}

const outside: ReadonlySet<string> = new Set([
  'candidate',
  'contractor',
  'client_admin',
  'client_manager',
  'client_viewer',
]);

function Referrals({ own }: { own: OwnReferrals }) {
  const t = useReferralMessages();
  const session = useSession();
  const isRewarded = outside.has(session?.role ?? '');
  const { program, clientProgram = null } = own;
  const terms = program && termsIn(program);
  // Colleagues refer without a reward, whether a program is in force or not.
  const isOpen = !isRewarded || program !== null;
  const isOpenForCompanies = !isRewarded || clientProgram !== null;
  const kinds: ReferralKind[] = [];
  if (isOpen) kinds.push('candidate');
  if (isOpenForCompanies) kinds.push('client');
  const hasCompanies = own.referrals.some(({ kind }) => kind === 'client');
  const lead = terms ? t(terms.days === 0 ? 'leadAtOnce' : 'lead', terms) : t('paused.lead');
  const address = href(selfServiceRoutes.applicationProcess, {}, { ref: own.code });
  const link = `${window.location.origin}${address}`;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('title')}
        variant="client"
        subtitle={isRewarded ? lead : t('leadStaff')}
      />
      {!isOpen && <NoticeBar kind="info">{t('paused.text')}</NoticeBar>}
      {isRewarded && program && plainLength(program.terms) > 0 && <Terms program={program} />}
      {isRewarded && clientProgram && (
        <Terms
          program={clientProgram}
          lead={t(
            clientProgram.afterDays === 0 ? 'company.leadAtOnce' : 'company.lead',
            termsIn(clientProgram),
          )}
        />
      )}
      {isOpen && (
        <Card title={t('link.title')}>
          <p className={classes.text}>{t('link.text')}</p>
          <div className={classes.link}>
            <span>{link}</span>
            <CopyButton value={link} label={t('link.copy')} />
          </div>
        </Card>
      )}
      {kinds.length > 0 && (
        <Card title={t(formTitles[kinds.join('+')] ?? 'form.title')}>
          <ReferForm own={own} kinds={kinds} />
        </Card>
      )}
      <Card title={t(hasCompanies ? 'list.titleAny' : 'list.title')}>
        {own.referrals.length === 0 ? (
          <EmptyState
            icon={IconUsers}
            title={t('list.none')}
            text={isRewarded && terms ? t('list.noneText', terms) : t('list.noneStaff')}
          />
        ) : (
          <ul className={classes.list}>
            {own.referrals.map((referral) => (
              <ReferralItem key={referral.id} referral={referral} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

const termsIn = ({ reward, afterDays }: ReferralTerms) => ({
  amount: rewardText(reward),
  days: afterDays,
});

/** Form titles by what can be referred. */
const formTitles: Readonly<Record<string, 'form.title' | 'form.titleAny' | 'form.titleCompany'>> = {
  candidate: 'form.title',
  'candidate+client': 'form.titleAny',
  client: 'form.titleCompany',
};

/** The terms of the program in force. */
function Terms({ program, lead }: { program: ReferralTerms; lead?: string }) {
  const t = useReferralMessages();
  return (
    <Card title={program.name}>
      {lead && <p className={classes.text}>{lead}</p>}
      {plainLength(program.terms) > 0 && <RichTextView html={program.terms} />}
      {program.activeTo && (
        <p className={classes.text}>{t('until', { date: formatDate(program.activeTo) })}</p>
      )}
    </Card>
  );
}

const families = {
  received: 'blue',
  known: 'grey',
  in_touch: 'blue',
  in_process: 'blue',
  hired: 'violet',
  reward_due: 'amber',
  paid: 'green',
  closed: 'grey',
} as const;

function ReferralItem({ referral }: { referral: OwnReferral }) {
  const t = useReferralMessages();
  const { kind, name, companyName, jobTitle, progress, reward, paidOn, at } = referral;
  const isCompany = kind === 'client';
  const about = isCompany ? t('list.company', { name }) : (jobTitle ?? t('list.general'));
  const amount = reward && rewardText(reward);
  return (
    <li className={classes.item}>
      <span className={classes.who}>
        <strong>{companyName ?? name}</strong>
        <span className={classes.quiet}>
          {about} · {formatDate(at)}
        </span>
        {amount && (
          <span className={classes.quiet}>
            {paidOn
              ? t('list.paid', { date: formatDate(paidOn), amount })
              : t('list.reward', { amount })}
          </span>
        )}
      </span>
      <Badge family={families[progress]}>
        {t(`progress.${isCompany && progress === 'hired' ? 'firstHired' : progress}`)}
      </Badge>
    </li>
  );
}
