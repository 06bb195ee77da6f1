import { emailTemplateEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import { restoreDefault, updateTemplate } from './change-template.ts';
import { listTemplates, readTemplate } from './list-templates.ts';
import { previewTemplate, rehearseTemplate, testTemplate } from './try-template.ts';

/** Serves the words of the mails that the platform sends. */
export function emailTemplateRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, emailTemplateEndpoints.list, listTemplates);
  mount(router, emailTemplateEndpoints.read, readTemplate);
  mount(router, emailTemplateEndpoints.update, updateTemplate);
  mount(router, emailTemplateEndpoints.restoreDefault, restoreDefault);
  mount(router, emailTemplateEndpoints.preview, previewTemplate(config));
  mount(router, emailTemplateEndpoints.test, testTemplate(config));
  mount(router, emailTemplateEndpoints.rehearse, rehearseTemplate(config));
}
