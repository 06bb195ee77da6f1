import { customFieldEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../../domain.ts';
import { createField, orderFields, removeField, updateField } from './change-fields.ts';
import { personalCustomValues } from './custom-fields.personal.ts';
import { readOnRecord, setOnRecord } from './record-values.ts';
import { readCatalogue } from './show-fields.ts';
import { readFieldsOfEntity } from '../../records/custom-fields/visible-fields.ts';

/** Custom fields and their values on records. */
export const customFieldsDomain: Domain = {
  name: 'custom-fields',
  personal: [personalCustomValues],
  routes: (router) => {
    mount(router, customFieldEndpoints.catalogue, readCatalogue);
    mount(router, customFieldEndpoints.create, createField);
    // Mounted first because the next path has an id in the same position.
    mount(router, customFieldEndpoints.order, orderFields);
    mount(router, customFieldEndpoints.update, updateField);
    mount(router, customFieldEndpoints.remove, removeField);
    mount(router, customFieldEndpoints.ofEntity, readFieldsOfEntity);
    mount(router, customFieldEndpoints.ofRecord, readOnRecord);
    mount(router, customFieldEndpoints.setOnRecord, setOnRecord);
  },
};
