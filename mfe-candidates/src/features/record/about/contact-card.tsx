import { candidatesRoutes, href, type CandidateRecord } from '@muster/contracts';
import {
  Anchor,
  Badge,
  Card,
  CopyButton,
  DateTime,
  KeyValueList,
  LocalTime,
  countryName,
  formatDate,
  mailtoHref,
  telHref,
  zoneCity,
  type KeyValueItem,
} from '@muster/ui';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';
import classes from './contact-card.module.css';
import { EditLink } from '../profile/edit-link.tsx';

/** How and where to reach the candidate; contact data only for roles that may see it. */
export function ContactCard({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const place = [candidate.city, candidate.region, countryName(candidate.country)];
  return (
    <Card
      title={t('record.contact.title')}
      actions={
        candidate.allowedActions.includes('edit_contact') && (
          <EditLink
            to={href(candidatesRoutes.editContact, { id: candidate.id })}
            label={t('record.contact.edit')}
          />
        )
      }
    >
      <KeyValueList
        items={[
          ...contactItems(candidate, t),
          { label: t('record.contact.preferred'), value: candidate.preferredName },
          { label: t('record.contact.pronouns'), value: candidate.pronouns },
          { label: t('record.contact.place'), value: place.filter(Boolean).join(', ') },
          {
            label: t('record.contact.zone'),
            value: (
              <span className={classes.line}>
                {zoneCity(candidate.timeZone)}
                <LocalTime timeZone={candidate.timeZone} showZone />
                {candidate.timeZoneGuessed && (
                  <Badge family="amber">{t('record.contact.zoneGuessed')}</Badge>
                )}
              </span>
            ),
          },
          ...sensitiveItems(candidate, t),
        ]}
      />
    </Card>
  );
}

function contactItems({ contact, canEmail }: CandidateRecord, t: Translate): KeyValueItem[] {
  if (!contact) return [];
  return [
    {
      label: t('record.contact.email'),
      value: contact.email && (
        <span className={classes.line}>
          <Anchor href={mailtoHref(contact.email)}>{contact.email}</Anchor>
          <CopyButton value={contact.email} label={t('record.contact.email')} />
          {!canEmail && <Badge family="grey">{t('record.contact.noMail')}</Badge>}
        </span>
      ),
    },
    {
      label: t('record.contact.phone'),
      value: contact.phone && (
        <span className={classes.line}>
          <Anchor href={telHref(contact.phone)}>{contact.phone}</Anchor>
          {!contact.phoneIsValid && (
            <Badge family="amber">{t('record.contact.phoneUnchecked')}</Badge>
          )}
        </span>
      ),
    },
    ...contact.contacts.map(({ kind, label, value, verifiedAt, mailProblem }) => ({
      label: `${t(`enum.contactKind.${kind}`)}, ${t(`enum.contactLabel.${label}`).toLowerCase()}`,
      value: (
        <span className={classes.line}>
          {value}
          {verifiedAt && (
            <Badge family="green">
              {t('record.contact.confirmed', { day: formatDate(verifiedAt) })}
            </Badge>
          )}
          {mailProblem && (
            <Badge family="amber">{t(`record.contact.furtherProblem.${mailProblem}`)}</Badge>
          )}
        </span>
      ),
    })),
  ];
}

function sensitiveItems(
  { id, sensitive, allowedActions }: CandidateRecord,
  t: Translate,
): KeyValueItem[] {
  if (!sensitive) return [];
  return [
    {
      label: t('record.contact.birthDate'),
      value: (
        <span className={classes.line}>
          {sensitive.birthDate ? <DateTime value={sensitive.birthDate} as="day" /> : '–'}
          {allowedActions.includes('edit_sensitive') && (
            <EditLink
              to={href(candidatesRoutes.profile, { id }, { edit: 'sensitive' })}
              label={t('record.contact.editSensitive')}
            />
          )}
        </span>
      ),
    },
    {
      label: t('record.contact.workAuthorisation'),
      value: sensitive.workAuthorisation
        .map(({ country, kind }) => `${countryName(country)} (${t(`enum.authorisation.${kind}`)})`)
        .join(', '),
    },
  ];
}
