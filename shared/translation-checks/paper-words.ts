/** English words of papers: right although a dictionary may lack them, and the likeliest meaning of a word misspelled. */
const list = `birth certificate marriage death registry registrar register registered registration record records office official officer civil
notary notarial clerk district county state municipality municipal republic federal federative ministry secretary department certified certify
extract transcript copy original document entry book sheet page volume number annotation annotations remarks observations name surname given family
father mother parents grandparents grandfather grandmother paternal maternal spouse husband wife child children daughter witness witnesses
declarant informant single married divorced widowed widow widower nationality citizenship citizen profession occupation residence resident address
street avenue city place date hour hours minutes year month january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday male female gender signature signed stamp round emblem illegible handwritten photograph
fingerprint barcode issued issue expires expiry valid validity school university faculty college degree bachelor diploma course subject
grade grades credits semester approved passed failed transcript bank account statement balance deposit withdrawal transfer payment amount total
police clearance criminal court judge judgment sentence divorce decree lawyer passport identity identification card holder authority apostille
translation translated translator interpreter religious personal national nationals brazilian portuguese spanish german mexican colombian japanese korean
arabic hebrew israeli egyptian english thousand hundred eighty ninety seventy sixty fifty forty thirty twenty nineteen eighteen seventeen sixteen
fifteen fourteen thirteen twelve eleven seventh unappealable notarized annulled bilingual affiant latin eighth ninth tenth first second third fourth fifth sixth`;

export const paperWords: ReadonlySet<string> = new Set(list.split(/\s+/));
