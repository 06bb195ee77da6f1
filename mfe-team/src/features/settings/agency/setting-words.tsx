import type { SettingGroup, Settings } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { Avatar, formatMonth, type KeyValueItem } from '@muster/ui';
import type { useAgencyMessages } from './messages.ts';

type T = ReturnType<typeof useAgencyMessages>;

/** Number of rates shown on the page; the drawer contains all of them. */
const shownRates = 6;

/** Returns a group's values as lines of text. */
export const settingLines = (
  settings: Settings,
  t: T,
): Readonly<Record<SettingGroup, readonly KeyValueItem[]>> => ({
  company: companyLines(settings, t),
  signIn: signInLines(settings, t),
  deadlines: deadlineLines(settings, t),
  senders: senderLines(settings, t),
  currencies: currencyLines(settings, t),
  retention: retentionLines(settings, t),
  recordings: recordingLines(settings, t),
  features: featureLines(settings, t),
});

function companyLines(
  { company: { value }, logoUrl, environment }: Settings,
  t: T,
): KeyValueItem[] {
  const name = value.name ?? environment.agencyName;
  return [
    { label: t('name'), value: name },
    { label: t('legalName'), value: value.legalName ?? t('none') },
    { label: t('address'), value: value.address ?? t('none') },
    { label: t('contactEmail'), value: value.contactEmail ?? t('none') },
    { label: t('contactPhone'), value: value.contactPhone ?? t('none') },
    { label: t('brandColor'), value: value.brandColor },
    { label: t('logo'), value: logoUrl ? <Logo src={logoUrl} name={name} /> : t('none') },
  ];
}

const Logo = ({ src, name }: { src: string; name: string }) => (
  <Avatar src={src} name={name} shape="square" size={28} labelled />
);

function signInLines({ signIn: { value } }: Settings, t: T): KeyValueItem[] {
  const hours = (count: number) => t('hours', { count });
  return [
    { label: t('staffIdleHours'), value: hours(value.staffIdleHours) },
    { label: t('clientIdleHours'), value: hours(value.clientIdleHours) },
    { label: t('candidateIdleHours'), value: hours(value.candidateIdleHours) },
    { label: t('keepSignedIn'), value: t(value.keepSignedIn ? 'yes' : 'no') },
    { label: t('twoStepRoles'), value: value.twoStepRoles.map(roleName).join(', ') || t('none') },
  ];
}

function deadlineLines({ deadlines: { value } }: Settings, t: T): KeyValueItem[] {
  const { firstSubmissionHours, timesheetAnswerDays } = value;
  const hours = (count: number) => t('hours', { count });
  return [
    { label: t('firstSubmissionHours'), value: t('workingHours', { count: firstSubmissionHours }) },
    { label: t('timesheetAnswerDays'), value: t('workingDays', { count: timesheetAnswerDays }) },
    { label: t('interestAnswerHours'), value: hours(value.interestAnswerHours) },
    { label: t('rejectionToldHours'), value: hours(value.rejectionToldHours) },
    { label: t('interviewFeedbackHours'), value: hours(value.interviewFeedbackHours) },
    { label: t('clientFeedbackHours'), value: hours(value.clientFeedbackHours) },
    { label: t('screeningAnswerDays'), value: t('days', { count: value.screeningAnswerDays }) },
  ];
}

function senderLines({ senders: { value }, environment }: Settings, t: T): KeyValueItem[] {
  const shared = value.shared.map(({ name, address }) => `${name} <${address}>`);
  return [
    { label: t('agencySender'), value: environment.mail.from },
    { label: t('ownDomains'), value: value.ownDomains.join(', ') || t('none') },
    { label: t('sharedSenders'), value: shared.join(', ') || t('noSenders') },
  ];
}

function currencyLines({ currencies: { value } }: Settings, t: T): KeyValueItem[] {
  const { base, rates } = value;
  const latest = rates.toSorted((a, b) => b.month.localeCompare(a.month));
  const more = latest.length - shownRates;
  const lines = latest
    .slice(0, shownRates)
    .map((rate) => t('rateLine', { ...rate, base, month: formatMonth(rate.month) }));
  if (more > 0) lines.push(t('moreRates', { count: more }));
  return [
    { label: t('base'), value: base },
    { label: t('rates'), value: lines.join(' · ') || t('noRates') },
  ];
}

function retentionLines({ retention: { value } }: Settings, t: T): KeyValueItem[] {
  const days = (count: number) => t('days', { count });
  return [
    { label: t('chatMonths'), value: t('months', { count: value.chatMonths }) },
    { label: t('consentGraceDays'), value: days(value.consentGraceDays) },
    { label: t('transcriptDays'), value: days(value.transcriptDays) },
    { label: t('cvReadingDays'), value: days(value.cvReadingDays) },
  ];
}

const recordingLines = ({ recordings: { value } }: Settings, t: T): KeyValueItem[] => [
  { label: t('interviews'), value: t(value.interviews ? 'yes' : 'no') },
  { label: t('recordingDays'), value: t('days', { count: value.recordingDays }) },
];

function featureLines({ features: { value } }: Settings, t: T): KeyValueItem[] {
  const off = value.off.map((feature) => t(`feature.${feature}`)).join(', ');
  return [{ label: t('off'), value: off || t('allOn') }];
}
