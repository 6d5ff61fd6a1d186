/*
 * Runs in the measured page: gathers the durations of interactions, and finds what can be pressed. A press may replace the
 * pressed element, so that each is marked by an attribute.
 */
(() => {
  const durations = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime } of list.getEntries()) {
      if (interactionId === 0) continue;
      const known = durations.get(interactionId);
      if (!known || known.duration < duration) durations.set(interactionId, { duration, startTime });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  const kinds = [
    ['menu', 'header button, nav button[aria-expanded], header [aria-haspopup]', 3],
    ['tab', '[role=tab], [role=tablist] a, main nav a', 3],
    ['box', 'input[type=checkbox], [role=checkbox], [role=switch]', 2],
    ['choice', 'input[type=radio], [role=radio]', 2],
    ['details', 'summary', 2],
    ['native select', 'select', 2],
    ['select', '[role=combobox]', 2],
    ['field', 'input[type=search], input[type=text], input[type=email], input:not([type]), textarea', 2],
    ['sort', 'thead button', 2],
    ['button', 'button:not([type=submit])', 8],
    ['row', 'tbody tr, main li a', 1],
  ];
  /** What ends the visit, or the session. */
  const left = /log ?out|sign ?out|delete|remove|erase|withdraw|print/i;
  const textOf = (element) =>
    (element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || '').trim();
  const isPressable = (element) =>
    !element.disabled &&
    element.getAttribute('aria-disabled') !== 'true' &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !left.test(textOf(element)) &&
    element.getAttribute('target') !== '_blank';

  /** Marks up to the number of each kind; the same control of many rows counts once. */
  const find = (root) => {
    const seen = new Set();
    const found = [];
    for (const [kind, selector, most] of kinds) {
      let count = 0;
      for (const element of root.querySelectorAll(selector)) {
        if (count === most) break;
        const label = textOf(element).replaceAll(/\d+/g, '#').slice(0, 40);
        if (seen.has(element) || seen.has(kind + label) || !isPressable(element)) continue;
        seen.add(element).add(kind + label);
        const mark = `${performance.now()}-${found.length}`;
        element.dataset.press = mark;
        found.push({ kind, label, mark });
        count += 1;
      }
    }
    return found;
  };

  window.presses = {
    find: () => find(document),
    /** Of an open dialog; empty without one. */
    findInDialog: () => {
      const dialogs = document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]');
      return dialogs.length === 0 ? [] : find(dialogs[dialogs.length - 1]).slice(0, 4);
    },
    begin: () => ({ at: performance.now(), timeOrigin: performance.timeOrigin }),
    take: () => ({ timeOrigin: performance.timeOrigin, interactions: [...durations.values()] }),
  };
})();
