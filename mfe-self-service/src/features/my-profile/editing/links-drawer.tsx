import {
  LinkList,
  linkInput,
  linkValues,
  linksSchema,
  useListForm,
  type LinkValues,
} from '@muster/blocks';
import { useFormRecord } from '@muster/kit';
import { api } from '../../../own-api.ts';
import { ListFrame, useOwnSaved, type ListDrawerProps } from './list-frame.tsx';
import { useEditingMessages } from './messages.ts';

/** Returns the person's own statement about a link. */
function ownInput(link: LinkValues['links'][number]) {
  const { visibility: _agency, ...said } = linkInput(link);
  return said;
}

/** Edits the person's links; the agency decides which of them clients see. */
export function LinksDrawer({ profile: live, onClose }: ListDrawerProps) {
  const t = useEditingMessages();
  const [profile] = useFormRecord(live);
  const [update] = api.useOwnProfileUpdateLinksMutation();
  const { form, saving } = useListForm({
    owner: profile,
    list: 'links',
    schema: linksSchema,
    toValues: linkValues,
    toItem: ownInput,
    toChecked: linkInput,
    mutation: update,
    toArgs: (links, version) => ({ body: { version, links } }),
    onSaved: useOwnSaved(onClose),
  });
  return (
    <ListFrame title={t('links')} onClose={onClose} form={form} saving={saving}>
      <LinkList form={form} maySetVisibility={false} emptyText={t('noLinks')} />
    </ListFrame>
  );
}
