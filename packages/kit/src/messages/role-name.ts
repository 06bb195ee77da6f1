import type { Role } from '@muster/contracts';
import { translate } from '@muster/ui';
import { kitMessages } from './kit-messages.ts';

/** How a role is called on screen: "Account manager". */
export function roleName(role: Role): string {
  return translate(kitMessages, `role.${role}`);
}
