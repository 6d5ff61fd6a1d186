/** Rows of `procedures.ts` for what staff do for customers at the desk, and what comes from another system. No key calls them. */
export const deskRules = {
  'admin.findCustomers': null,
  'admin.createOrder': null,
  'admin.order': null,
  'admin.openOrders': null,
  'admin.setOrderLines': null,
  'admin.changeOrderPaper': null,
  'admin.chargeOrder': null,
  'admin.complaints': null,
  'admin.openComplaint': null,
  'admin.saveComplaint': null,
  'admin.closeComplaint': null,
  'documents.pastOrders': null,
  'admin.imports': null,
  'admin.pastOrders': null,
} as const;
