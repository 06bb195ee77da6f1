import { Card, KeyValueList, LocalTime, PersonLine, countryName, zoneCity } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { EditBlock } from './editing/edit-block.tsx';
import type { OwnProfile } from './own-profile.ts';
import classes from './profile-card.module.css';

/** How the agency reaches the person, and the person's contact at the agency. */
export function ContactCard({ profile }: { profile: OwnProfile }) {
  const t = useMessages();
  const { recruiter, timeZone } = profile;
  return (
    <Card
      title={t('profile.contact.title')}
      actions={<EditBlock block="contact" profile={profile} />}
    >
      <KeyValueList
        items={[
          {
            label: t('profile.contact.recruiter'),
            value: recruiter ? (
              <PersonLine name={recruiter} size={22} />
            ) : (
              t('profile.contact.noRecruiter')
            ),
          },
          {
            label: t('profile.contact.email'),
            value: profile.email ?? t('profile.unknown'),
          },
          {
            label: t('profile.contact.phone'),
            value: profile.phone ?? t('profile.unknown'),
          },
          {
            label: t('profile.contact.place'),
            value: [profile.city, countryName(profile.country)].filter(Boolean).join(', '),
          },
          {
            label: t('profile.contact.zone'),
            value: (
              <span className={classes.zone}>
                {zoneCity(timeZone)}
                <LocalTime timeZone={timeZone} showZone showNight={false} />
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}
