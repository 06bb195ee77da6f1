import { limits, type HostRule, type InterviewPlace } from '@muster/contracts';

const { scheduling: max } = limits;

/** From what a person may choose, as the forms hold it. */
export type ChooseValues = {
  hostRule: HostRule;
  noticeHours: string;
  horizonDays: string;
  place: InterviewPlace;
  placeValue: string;
  message: string;
  offered: string[];
  confirmHours: boolean;
};

/** What a new link begins with. */
export const usualChoice = (): ChooseValues => ({
  hostRule: 'all',
  noticeHours: String(max.noticeHours.usual),
  horizonDays: String(max.horizonDays.usual),
  place: 'platform_meeting',
  placeValue: '',
  message: '',
  offered: [],
  confirmHours: false,
});

/** Places that are told by a link or an address. */
export const hasPlaceValue = (place: InterviewPlace): place is 'external_link' | 'in_person' =>
  place === 'external_link' || place === 'in_person';

/** What the endpoints take. */
export const choiceOf = (values: ChooseValues) => ({
  hostRule: values.hostRule,
  noticeHours: Number(values.noticeHours),
  horizonDays: Number(values.horizonDays),
  place: values.place,
  placeValue: hasPlaceValue(values.place) ? values.placeValue.trim() || null : null,
  message: values.message || null,
  offered: values.offered,
  confirmHours: values.confirmHours,
});
