import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/meta.ts';

export const messages = {
  noScript: 'Active JavaScript para usar {brand}.',
  imageAlt: 'Un certificado de exactitud de traducción con su sello',
  descriptions: {
    home: 'Mentoría para estudiantes internacionales: encuentre la escuela adecuada en EE. UU. y una beca que la haga posible.',
    translations:
      'Traducción certificada al inglés de documentos de inmigración. Precio por página, firmada por un autenticador identificado y verificable por cualquiera.',
    verify:
      'Compruebe una traducción certificada con el código impreso en ella. No hace falta una cuenta; no se muestran nombres completos, datos de contacto ni archivos.',
    business:
      'Para bufetes y empresas: organizaciones, presupuestos que mantienen su precio, pedidos en lote desde una lista y una API.',
    login: 'Inicie sesión para subir documentos, seguir pedidos y descargar sus traducciones certificadas.',
    register: 'Cree una cuenta para pedir traducciones certificadas al inglés.',
    forgotPassword: 'Solicite un enlace para elegir una nueva contraseña.',
  },
} satisfies Translated<typeof english>;
