import { atOnce, momentOf, type SendMoment } from '@muster/blocks';
import {
  messageComposeSchema,
  screeningDeliverySchema,
  type ScreeningMailLanguage,
} from '@muster/contracts';

export const waysToSend = ['mail', 'link'] as const;
export const kindsOfWords = ['usual', 'own'] as const;

/** Form values for sending a screening form. */
export interface DeliveryValues extends SendMoment, Record<string, unknown> {
  by: (typeof waysToSend)[number];
  kind: (typeof kindsOfWords)[number];
  language: ScreeningMailLanguage;
  message: string;
  subject: string;
  text: string;
  templateId: string | null;
}

export const firstDelivery: DeliveryValues = {
  by: 'mail',
  kind: 'usual',
  language: 'en',
  message: '',
  subject: '',
  text: '',
  templateId: null,
  ...atOnce,
};

/** An empty time is missing, because it must not be read as “at once”. */
export const deliverySchema = screeningDeliverySchema
  .omit({ version: true })
  .extend({ sendAt: messageComposeSchema.shape.sendAt });

/** Returns the values to send: a copied link has neither text nor time. */
export function deliveryOf(values: DeliveryValues) {
  const { by, kind, language, message, subject, text, templateId } = values;
  if (by === 'link') return { by, message: null, language, words: null, sendAt: null };
  return {
    by,
    language,
    message: kind === 'usual' ? message || null : null,
    words: kind === 'own' ? { subject, text, templateId } : null,
    sendAt: momentOf(values),
  };
}
