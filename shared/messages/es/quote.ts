import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/quote.ts';

export const messages = {
  addFile: 'Agregar otro documento',
  chooseFile: 'Elegir un archivo',
  takePhoto: 'Tomar una foto',
  formats: 'PDF, JPG o PNG, de menos de 10 MB. No se sube nada hasta que usted continúe.',
  reading: 'Leyendo el archivo…',
  tryAgain: 'Intentar de nuevo',
  files: 'Sus archivos',
  remove: 'Quitar',
  removeFile: 'Quitar {name}',
  retryFile: 'Intentar de nuevo con {name}',
  total: 'Total',
  line: '{service}, {pages} × {price}',
  staffOnly: 'Inicie sesión como cliente para pedirla.',
  noStorage: 'Este navegador no guarda archivos. Continúe y elija el archivo de nuevo después de iniciar sesión.',
  goOnWithout: 'Continuar sin el archivo',
  goOn: 'Continuar con el pedido · {price}',
  nextSignedIn: 'Usted elige el idioma y revisa todo antes de pagar.',
  nextGuest:
    'A continuación crea una cuenta. Su archivo espera en este navegador hasta 24 horas y se sube cuando haga el pedido.',
  kept: 'Guardado en este navegador, aún no se ha subido.',
  documents: '{count, plural, one {# documento} many {# documentos} other {# documentos}}',
  preview: {
    title: 'Cómo se verá su documento',
    certificate: 'Certificado',
    translation: 'Traducción',
    original: 'Copia de su original',
    text: 'Un PDF, con un código que cualquiera puede verificar. Las dos primeras páginas son de nuestra muestra.',
    open: 'Abrir la entrega de muestra (PDF)',
  },
} satisfies Translated<typeof english>;
