import type { ErrorCode } from '@muster/contracts';
import { AccountActions, MainWay, OtherWay } from './account-actions.tsx';
import { AccountPage } from './account-page.tsx';
import { accountPaths } from './account-paths.ts';
import type { AccountLink } from './account-link.ts';
import { useMessages } from './use-messages.ts';
import { useNext } from './use-next.ts';

const reasons = {
  TOKEN_INVALID: 'invalid',
  TOKEN_EXPIRED: 'expired',
  TOKEN_REVOKED: 'revoked',
  TOKEN_USED: 'used',
} as const;

type LinkRefusedProps = {
  purpose: AccountLink['purpose'] | 'magic_sign_in' | 'sign_up' | 'contact_verify';
  code: ErrorCode;
};

/** Pages where users can request a new link themselves. */
const askAgainAt = {
  password_reset: accountPaths.forgot,
  magic_sign_in: accountPaths.magic,
  sign_up: () => accountPaths.signUp,
} as const;

/** Explains why a mailed link does not work, and how to get a new one. */
export function LinkRefused({ purpose, code }: LinkRefusedProps) {
  const t = useMessages();
  const next = useNext();
  const reason = code in reasons ? reasons[code as keyof typeof reasons] : 'invalid';
  const text = `${t(`link.${reason}.text`)} ${t(`link.anew.${purpose}`)}`;
  return (
    <AccountPage title={t(`link.${reason}.title`)} text={text}>
      <AccountActions>
        {purpose in askAgainAt ? (
          <>
            <MainWay href={askAgainAt[purpose as keyof typeof askAgainAt](next)}>
              {t('link.askAgain')}
            </MainWay>
            <OtherWay href={accountPaths.signIn(next)}>{t('backToSignIn')}</OtherWay>
          </>
        ) : (
          <MainWay href={accountPaths.signIn(next)}>{t('goToSignIn')}</MainWay>
        )}
      </AccountActions>
    </AccountPage>
  );
}
