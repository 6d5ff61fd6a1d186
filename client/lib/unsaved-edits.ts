/** Forms on the screen whose edits a sign-out would lose. */

const forms = new Set<symbol>();

/** Counts a form as unsaved; the returned function ends that. */
export function noteUnsavedEdits(): () => void {
  const form = Symbol('form');
  forms.add(form);
  return () => {
    forms.delete(form);
  };
}

export function hasUnsavedEdits(): boolean {
  return forms.size > 0;
}
