/** The public page of what organizations, agencies and developers use. */
export const messages = {
  title: 'For businesses',
  heading: 'For law firms and businesses',
  text: 'Order for your clients and together with your colleagues. Every account has this; nothing has to be set up first.',
  organizations: {
    title: 'Organizations',
    text: 'Colleagues share documents by matter, and one of you pays. Your own documents stay yours.',
    open: 'Open organizations',
  },
  quotes: {
    title: 'Quotes',
    text: 'A price that stays as it is for {days, number} days, to print for your client and to order from.',
    open: 'Open quotes',
  },
  bulk: {
    title: 'Bulk orders',
    text: 'Up to {count, number} orders from one list (CSV) and its files. Nothing is created until every line is right.',
    open: 'Open bulk orders',
  },
  api: {
    title: 'API',
    text: 'Order, pay and download from your own software, and try it first with test keys.',
    open: 'For developers',
  },
  inEnglish: 'These pages are in English.',
} as const;
