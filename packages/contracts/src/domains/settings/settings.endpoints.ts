import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idSchema } from '../../core/primitives.ts';
import { dollarRatesSchema, settingPatches, settingsSchema } from './settings.schemas.ts';

const provided = [{ entity: 'Settings' }] as const;
const shared = {
  method: 'PATCH',
  access: 'settings.manage',
  response: settingsSchema,
  changes: provided,
  errors: ['VERSION_CONFLICT', 'REAUTHENTICATION_REQUIRED'],
} as const;

/** The settings of the whole agency. Changing a group returns all of them. */
export const settingEndpoints = {
  read: defineEndpoint({
    name: 'settings.read',
    method: 'GET',
    path: '/settings',
    access: 'settings.manage',
    summary: 'Everything that is set for the whole agency, and who changed each group last.',
    response: settingsSchema,
    provides: provided,
  }),
  dollarRates: defineEndpoint({
    name: 'settings.dollarRates',
    method: 'GET',
    path: '/dollar-rates',
    // Job applicants enter a rate as well.
    access: 'public',
    summary: 'What a US dollar buys of other currencies, by the rates that the agency has set.',
    response: dollarRatesSchema,
    provides: provided,
  }),
  logo: defineEndpoint({
    name: 'settings.logo',
    method: 'GET',
    path: '/agency-logo/:fileId',
    access: 'public',
    summary: 'The bytes of the agency’s picture; of an earlier one: not found.',
    params: z.object({ fileId: idSchema }),
    response: z.object({}),
    answers: 'file',
  }),
  updateCompany: defineEndpoint({
    ...shared,
    name: 'settings.updateCompany',
    path: '/settings/company',
    summary: 'Changes what the agency is called, where it is reached, its colour and its picture.',
    body: settingPatches.company,
    errors: [...shared.errors, 'ATTACHMENT_SCAN_PENDING', 'ATTACHMENT_BLOCKED'],
  }),
  updateSignIn: defineEndpoint({
    ...shared,
    name: 'settings.updateSignIn',
    path: '/settings/sign-in',
    summary: 'Changes how long sessions last and who signs in with two steps.',
    body: settingPatches.signIn,
  }),
  updateDeadlines: defineEndpoint({
    ...shared,
    name: 'settings.updateDeadlines',
    path: '/settings/deadlines',
    summary: 'Changes within which time people are expected to answer.',
    body: settingPatches.deadlines,
  }),
  updateSenders: defineEndpoint({
    ...shared,
    name: 'settings.updateSenders',
    path: '/settings/senders',
    summary: 'Changes which addresses colleagues write e-mails from.',
    body: settingPatches.senders,
  }),
  updateCurrencies: defineEndpoint({
    ...shared,
    name: 'settings.updateCurrencies',
    path: '/settings/currencies',
    summary: 'Changes the base currency and the rates of the months.',
    body: settingPatches.currencies,
  }),
  updateRetention: defineEndpoint({
    ...shared,
    name: 'settings.updateRetention',
    path: '/settings/retention',
    summary: 'Changes how long data is kept. What is older is deleted in the coming night.',
    body: settingPatches.retention,
  }),
  updateRecordings: defineEndpoint({
    ...shared,
    name: 'settings.updateRecordings',
    path: '/settings/recordings',
    summary: 'Changes whether the sound of interviews may be recorded, and how long it is kept.',
    body: settingPatches.recordings,
  }),
  updateFeatures: defineEndpoint({
    ...shared,
    name: 'settings.updateFeatures',
    path: '/settings/features',
    summary: 'Switches areas of the platform on and off for everybody.',
    body: settingPatches.features,
  }),
} as const;
