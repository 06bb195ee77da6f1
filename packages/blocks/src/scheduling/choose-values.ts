import { limits, type HostRule, type InterviewPlace } from '@muster/contracts';

const { scheduling: max } = limits;

/** The rules for the offered times, as form values. */
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

/** Returns the defaults of a new link. */
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

/** Whether a place needs a link or an address. */
export const hasPlaceValue = (place: InterviewPlace): place is 'external_link' | 'in_person' =>
  place === 'external_link' || place === 'in_person';

/** Returns the values as the endpoints accept them. */
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
