/**
 * The element that holds the visible remote. It is created once, outside React, and moves between
 * layouts, so that a layout can change without the remote noticing.
 */
export const areaHost: HTMLElement = document.createElement('div');
areaHost.id = 'area';
areaHost.style.display = 'contents';
