import { href, selfServiceRoutes, teamRoutes, type LockableOwnField } from '@muster/contracts';
import { AppLink, useCan, usePlatform } from '@muster/kit';
import { Anchor } from '@muster/ui';
import type { OwnProfile } from '../own-profile.ts';
import { useEditingMessages } from './messages.ts';

/** Returns why a field is locked; null if it is not. */
export const lockOf = ({ locks }: Pick<OwnProfile, 'locks'>, field: LockableOwnField) =>
  locks.find((lock) => lock.field === field)?.reason ?? null;

interface LockNoteProps {
  profile: OwnProfile;
  field: LockableOwnField;
}

/** Explains why a field cannot be changed here, and how to have it changed. */
export function LockNote({ profile, field }: LockNoteProps) {
  const t = useEditingMessages();
  const reason = lockOf(profile, field);
  return (
    reason && (
      <>
        {t(`lock.${reason}`)} <Way reason={reason} recruiter={profile.recruiter} />
      </>
    )
  );
}

type Reason = NonNullable<ReturnType<typeof lockOf>>;

function Way({ reason, recruiter }: { reason: Reason; recruiter: string | null }) {
  const t = useEditingMessages();
  const { openAccount } = usePlatform();
  if (reason === 'signs_in')
    return (
      openAccount && (
        <Anchor component="button" type="button" inherit onClick={openAccount}>
          {t('way.account')}
        </Anchor>
      )
    );
  if (reason === 'rate_agreed') return <AskAgency recruiter={recruiter} />;
  return <AppLink href={href(selfServiceRoutes.mySignatureDocuments)}>{t('way.identity')}</AppLink>;
}

/**
 * Link to the contact for changes that the person cannot make; renders nothing without a contact.
 */
export function AskAgency({ recruiter }: { recruiter: string | null }) {
  const t = useEditingMessages();
  const can = useCan();
  return (
    can('chat.use') && (
      <AppLink href={href(teamRoutes.chat)}>
        {t('way.ask', { name: recruiter ?? t('way.agency') })}
      </AppLink>
    )
  );
}
