import {
  LinkList,
  linkInput,
  linkValues,
  linksSchema,
  noChange,
  useListChange,
  type LinkValues,
} from '@muster/blocks';
import { useFormMutation, useFormRecord } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../../own-api.ts';
import type { OwnProfile } from '../own-profile.ts';
import { ListFrame, useOwnSaved, type ListDrawerProps } from './list-frame.tsx';
import { useEditingMessages } from './messages.ts';

/** What the person says of a link. */
function ownInput(link: LinkValues['links'][number]) {
  const { visibility: _agency, ...said } = linkInput(link);
  return said;
}

/** Changes own links; which of them clients see is the agency’s word. */
export function LinksDrawer({ profile: live, onClose }: ListDrawerProps) {
  const t = useEditingMessages();
  const [profile] = useFormRecord(live);
  const onSaved = useOwnSaved(onClose);
  const { changeOf, mapPath } = useListChange();
  const [update] = api.useOwnProfileUpdateLinksMutation();
  const base = linkValues(profile);
  const form = useZodForm({
    schema: linksSchema,
    initialValues: base,
    prepare: (values: LinkValues) => ({ links: values.links.map(linkInput) }),
    mapPath,
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: profile.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = values.links.map(ownInput);
      const change = changeOf(before.links.map(ownInput), rows);
      return { body: { version, links: change ?? noChange } };
    },
    onSaved,
    onConflict: { base, toValues: linkValues as (current: OwnProfile) => LinkValues },
  });
  return (
    <ListFrame title={t('links')} onClose={onClose} form={form} saving={saving}>
      <LinkList form={form} maySetVisibility={false} emptyText={t('noLinks')} />
    </ListFrame>
  );
}
