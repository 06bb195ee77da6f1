import { useState } from 'react';
import { locationSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { ConfirmModal, useZodForm, zoneCity } from '@muster/ui';
import { api } from '../account-api.ts';
import { LocationFields } from '../setup/location-fields.tsx';
import { useMessages } from '../use-messages.ts';
import type { Me } from './me.ts';
import { SectionForm } from './section-form.tsx';
import { useAnnounce } from './use-announce.ts';

const valuesOf = ({ country, timeZone, timeFormat, weekStarts }: Me) => ({
  country,
  timeZone,
  timeFormat,
  weekStarts,
});

/**
 * Location, time zone, clock and week. Changing the zone asks first, because it shifts every time
 * on every page.
 */
export function TimeSection({ me }: { me: Me }) {
  const t = useMessages();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const [save] = api.useSetLocationMutation();
  const form = useZodForm({ schema: locationSchema, initialValues: valuesOf(me) });
  const saving = useFormMutation({
    form,
    mutation: save,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: (saved) => {
      form.reset(valuesOf(saved));
      announce(t('own.saved'));
    },
  });
  const { timeZone } = form.values;
  const moves = timeZone !== null && me.timeZone !== null && timeZone !== me.timeZone;
  return (
    <>
      <SectionForm
        label={t('own.time')}
        form={form}
        saving={{
          ...saving,
          submit: (event) => {
            if (!moves) return saving.submit(event);
            event?.preventDefault();
            setAsking(true);
          },
        }}
        saveLabel={t('own.save')}
      >
        <LocationFields form={form} />
      </SectionForm>
      <ConfirmModal
        opened={asking}
        title={t('own.zoneTitle')}
        cancelLabel={t('own.zoneKeep')}
        confirmLabel={t('own.zoneConfirm')}
        effects={[
          {
            id: 'shown',
            text: t('own.zoneShown', { zone: timeZone ? zoneCity(timeZone) : '' }),
          },
          { id: 'moment', text: t('own.zoneMoment') },
        ]}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          saving.submit();
        }}
      />
    </>
  );
}
