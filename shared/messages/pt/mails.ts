import type { Translated } from '../areas.ts';
import type { messages as english } from '../en/mails.ts';

export const messages = {
  hello: 'Olá,',
  helloName: 'Olá, {name},',
  buttonFails: 'Se o botão não funcionar, copie este link para o seu navegador:',
  disclaimer:
    'Somos uma empresa privada. Não somos afiliados ao USCIS nem a qualquer outro órgão do governo, não somos endossados por eles e não prestamos assessoria jurídica.',
  unknownKind: 'Documento pessoal',
  facts: {
    document: 'Documento',
    file: 'Seu arquivo',
    code: 'Código de verificação',
    reason: 'Motivo',
    newAddress: 'Novo endereço',
  },
  shared: {
    confirmExpires:
      'O link funciona uma única vez e expira em {days, plural, one {# dia} many {# dias} other {# dias}}.',
    resetExpires:
      'O link funciona uma única vez e expira em {hours, plural, one {# hora} many {# horas} other {# horas}}.',
    notRequested: 'Se você não fez nem pediu esta alteração, troque sua senha imediatamente e escreva para {email}.',
    choosePassword:
      'Se não foi você, escolha uma nova senha imediatamente. Isso encerra todas as sessões da sua conta:',
    lockedOut: 'Se você não conseguir mais entrar, escreva para {email}.',
    newPassword: 'Escolher uma nova senha',
    openDocument: 'Abrir seu documento',
    openTranslation: 'Abrir sua tradução',
    checkCode: 'Quem receber a tradução pode conferir o código de verificação aqui:',
    ready: 'Sua tradução está pronta: {kind}',
    corrected: 'Sua tradução corrigida está pronta',
  },
  confirm: {
    subject: 'Confirme seu endereço de e-mail',
    text: 'Agradecemos por criar uma conta na {brand}. Confirme que este endereço é seu. Depois disso, você poderá entrar.',
    action: 'Confirmar endereço de e-mail',
    ignore: 'Se você não criou uma conta, pode ignorar este e-mail.',
  },
  reset: {
    subject: 'Redefina sua senha',
    text: 'Recebemos um pedido para redefinir a senha da sua conta. Use o botão abaixo para escolher uma nova. Em seguida, sua sessão será encerrada em todos os dispositivos.',
    ignore: 'Se você não pediu isso, pode ignorar este e-mail. Sua senha não será alterada.',
  },
  confirmNew: {
    subject: 'Confirme seu novo endereço de e-mail',
    text: 'Você pediu para usar este endereço na sua conta da {brand}. Até que você o confirme, sua conta mantém o endereço atual.',
    action: 'Confirmar novo endereço',
    ignore: 'Se você não pediu isso, pode ignorar este e-mail. Nada será alterado.',
  },
  changeRequested: {
    subject: 'Alguém pediu para alterar seu endereço de e-mail',
    heading: 'Seu endereço de e-mail está prestes a mudar',
    text: 'Alguém conectado à sua conta pediu para substituir este endereço de e-mail. A alteração passa a valer quando o novo endereço for confirmado.',
    wasYou: 'Se foi você, não é preciso fazer nada.',
    undo: 'Não fui eu',
  },
  changed: {
    subject: 'Seu endereço de e-mail foi alterado',
    text: 'Sua conta agora tem um novo endereço de e-mail. A partir de agora, você entra com o novo endereço, e nossos e-mails vão para ele.',
    undo: 'Restaurar este endereço',
  },
  undo: {
    useButton:
      'Se não foi você, use o botão em até {hours, plural, one {# hora} many {# horas} other {# horas}}. Restauraremos este endereço e encerraremos todas as sessões da sua conta.',
    help: 'Se precisar de ajuda, escreva para {email}.',
    write: 'Se você não fez essa alteração, escreva imediatamente para {email}.',
  },
  restored: {
    subject: 'Seu endereço de e-mail foi restaurado',
    text: 'A alteração do seu endereço de e-mail foi desfeita. Sua sessão foi encerrada em todos os dispositivos, e os links enviados ao outro endereço não funcionam mais.',
    choose:
      'É possível que alguém saiba sua senha. Escolha uma nova agora e depois confira a verificação em duas etapas no seu perfil.',
  },
  passwordChanged: {
    subject: 'Sua senha foi alterada',
    text: 'Sua senha foi alterada no seu perfil. Sua sessão foi encerrada nos outros dispositivos.',
  },
  passwordReset: {
    subject: 'Sua senha foi redefinida',
    text: 'Uma nova senha foi definida para sua conta por meio de um link que enviamos a este endereço. Sua sessão foi encerrada em todos os dispositivos.',
  },
  signedOut: {
    subject: 'Você saiu de todos os dispositivos',
    text: 'A sessão da sua conta foi encerrada em todos os dispositivos.',
  },
  ended: {
    text: 'Com essa alteração, o que está listado abaixo deixou de funcionar.',
    key: 'Chave de API',
    keyName: '{name} (…{hint})',
    testKeyName: '{name} (teste, …{hint})',
    push: 'Notificações',
    devices: '{count, plural, one {# dispositivo} many {# de dispositivos} other {# dispositivos}}',
    links: 'Links que enviamos por e-mail',
    linkCount: '{count, plural, one {# link} many {# de links} other {# links}}',
    invitations: 'Convites que você enviou',
    invitationCount: '{count, plural, one {# convite} many {# de convites} other {# convites}}',
    again: 'Os programas que usavam essas chaves precisam de novas. Crie-as novamente aqui:',
  },
  newDevice: {
    subject: 'Novo acesso à sua conta',
    text: 'Alguém entrou na sua conta em um dispositivo que ainda não conhecíamos. Se foi você, não é preciso fazer nada.',
    unknown: 'Dispositivo desconhecido',
    on: '{browser} no {system}',
    device: 'Dispositivo',
    time: 'Horário',
  },
  factorOn: {
    subject: 'A verificação em duas etapas foi ativada',
    text: 'A partir de agora, depois da senha você informará um código do seu aplicativo autenticador. Guarde seus códigos de recuperação em um lugar seguro. Cada um funciona uma única vez, caso você não possa usar o aplicativo.',
    signedOut: 'Sua sessão foi encerrada nos outros dispositivos.',
  },
  factorOff: {
    subject: 'A verificação em duas etapas foi desativada',
    text: 'A partir de agora, só a senha protege sua conta. Seus códigos de recuperação não funcionam mais. Você pode reativar a verificação em duas etapas no seu perfil a qualquer momento.',
  },
  factorReset: {
    subject: 'Nossa equipe redefiniu a verificação em duas etapas',
    text: 'Nossa equipe desativou a verificação em duas etapas da sua conta porque a perda do seu aplicativo autenticador foi comunicada. Seus códigos de recuperação não funcionam mais, e sua sessão foi encerrada em todos os dispositivos.',
    again: 'Agora você pode entrar apenas com a senha. Ative novamente a verificação em duas etapas no seu perfil.',
    action: 'Entrar',
  },
  apiKeys: {
    created: 'Uma chave de API foi criada para a sua conta',
    createdText:
      'Programas que a possuem agora podem agir em nome da sua conta, dentro do que você permitiu. Suas chaves estão listadas em Desenvolvedores.',
    write: 'Se você não a criou, revogue-a ali, troque sua senha imediatamente e escreva para {email}.',
    unused: 'Chaves de API sem uso estão prestes a expirar',
    unusedText:
      'Há muito tempo ninguém usa as chaves abaixo. Cada uma expira na data indicada, a menos que um programa a use antes. Se você não precisa mais delas, não é preciso fazer nada.',
    unusedUntil: '{name} expira em',
    unusedAction: 'Abrir suas chaves',
  },
  passkeys: {
    added: 'Uma chave de acesso foi adicionada à sua conta',
    addedText: 'Agora você pode entrar com ela em vez da senha. Suas chaves de acesso estão listadas no seu perfil.',
    removed: 'Uma chave de acesso foi removida da sua conta',
    removedText: 'Ela não dá mais acesso à sua conta. Você pode entrar com a senha, como antes.',
    write: 'Se você não fez esta alteração, troque sua senha imediatamente e escreva para {email}.',
  },
  receipt: {
    subject: 'Recibo {number}: {amount} pagos',
    heading: 'Agradecemos pelo seu pagamento',
    text: 'Recebemos seu pagamento e já começamos a trabalhar no seu pedido. Aqui está o seu recibo.',
    number: 'Número do recibo',
    date: 'Data',
    readyBy: 'Pronto até',
    total: 'Total pago',
    action: 'Acompanhar seu pedido',
    note: 'Enviaremos um e-mail quando sua tradução estiver pronta.',
    line: '{service}, {pages, plural, one {# página} many {# páginas} other {# páginas}} a {rate}',
    extra: '{label}: {amount}',
    mailedCopy: 'Cópia pelo correio',
    services: {
      certified: 'Tradução certificada',
      certifiedBank: 'Tradução certificada, extrato bancário',
      notarized: 'Tradução notarizada',
      notarizedBank: 'Tradução notarizada, extrato bancário',
    },
    speeds: { standard: 'Padrão, 24–48 horas', rush: 'Urgente, 4–8 horas' },
  },
  ready: {
    heading: 'Sua tradução está pronta',
    text: 'Seu documento foi traduzido para o inglês, revisado e certificado. Entre na sua conta para vê-lo ou baixá-lo.',
  },
  corrected: {
    text: 'Um autenticador revisou a tradução do seu documento, corrigiu-a e certificou a versão corrigida. Entre na sua conta para vê-la ou baixá-la.',
  },
  revoked: {
    subject: 'O certificado da sua tradução foi revogado: {kind}',
    heading: 'Seu certificado foi revogado',
    questions: 'Dúvidas? Escreva para {email}.',
    why: {
      error:
        'Revogamos o certificado da sua tradução. Encontramos um erro nele. Quem consultar o código agora vê que ele foi revogado e quando.',
      fraud:
        'Revogamos o certificado da sua tradução. Temos motivos para acreditar que o original ou o pedido não era autêntico. Quem consultar o código agora vê que ele foi revogado e quando.',
      payment:
        'Revogamos o certificado da sua tradução. O pagamento dela foi devolvido a você. Quem consultar o código agora vê que ele foi revogado e quando.',
      withdrawn:
        'Revogamos o certificado da sua tradução. Ele foi retirado. Quem consultar o código agora vê que ele foi revogado e quando.',
    },
    next: {
      error: 'Não use o arquivo que você baixou. Escreva para nós, e emitiremos um corrigido sem custo.',
      fraud: 'Não use o arquivo que você baixou. Se acha que isso é um engano, escreva para nós.',
      payment:
        'Não use o arquivo que você baixou. Se o reembolso não chegou até você, ou se ainda precisa da tradução, escreva para nós.',
      withdrawn: 'Não use o arquivo que você baixou. Se ainda precisa da tradução, escreva para nós.',
    },
  },
  reissued: {
    subject: 'Sua tradução corrigida está pronta: {kind}',
    text: 'Emitimos sua tradução novamente, como revisão {revision}. O código de verificação continua o mesmo.',
    use: 'A partir de agora, use o novo arquivo. Quem consultar o arquivo anterior vê que um mais novo o substitui.',
    revision: 'Revisão',
    changed: 'O que mudou',
  },
  declined: {
    subject: 'Sobre a correção que você pediu: {kind}',
    heading: 'Sua tradução permanece como está',
    text: 'Agradecemos por nos avisar sobre um erro de grafia. Comparamos novamente sua tradução com o original e a mantivemos como está, pelo motivo abaixo. Seu certificado continua válido.',
    missed: 'Se acha que deixamos passar algo, escreva para {email}.',
  },
  question: {
    subject: 'Temos uma pergunta sobre {file}',
    heading: 'Precisamos da sua ajuda para concluir sua tradução',
    text: 'Nosso tradutor tem uma pergunta sobre um trecho do seu documento que não está claro. Abra o documento para ver o trecho e responder. Poderemos concluir sua tradução assim que recebermos sua resposta.',
    action: 'Responder à pergunta',
  },
  message: {
    subject: 'Uma mensagem sobre {file}',
    heading: 'Nosso tradutor escreveu para você',
    text: 'Há uma nova mensagem sobre o seu documento. Abra o documento para lê-la e responder.',
    action: 'Ler a mensagem',
  },
  deleted: {
    subject: 'Sua conta está sendo excluída',
    text: 'Você nos pediu para excluir sua conta. Seus arquivos, traduções e dados pessoais estão sendo removidos. Os pedidos que ninguém havia começado são reembolsados primeiro. Os certificados que você já entregou ainda podem ser conferidos pelo código, sem o seu nome. Os pagamentos permanecem na nossa contabilidade, como a lei exige, sem os nomes dos seus arquivos.',
    wasntYou: 'Se não foi você, escreva imediatamente para {email}.',
  },
  leaving: {
    subject: 'Os arquivos que você enviou serão excluídos em {date}',
    heading: 'Os arquivos que você enviou serão excluídos em breve',
    text: 'Guardamos os arquivos que você envia apenas por um tempo após a entrega. Suas traduções e os certificados delas permanecem até que você os exclua. Antes dessa data, baixe o que ainda for necessário.',
    documents: 'Documentos entregues',
    date: 'Exclusão em',
    action: 'Abrir seus documentos',
  },
  copy: {
    subject: 'Sua cópia está a caminho: {file}',
    heading: 'Sua cópia está a caminho',
    text: 'Imprimimos sua tradução certificada e a enviamos pelo correio ao endereço do seu pedido.',
    carrier: 'Transportadora',
    tracking: 'Número de rastreamento',
    action: 'Rastrear sua cópia',
  },
  refund: {
    subject: 'Reembolso de {amount} referente ao recibo {number}',
    heading: 'Seu reembolso está a caminho',
    text: 'Reembolsamos {amount} no cartão com que você pagou. A maioria dos bancos mostra o valor em 5 a 10 dias úteis.',
    total: 'Reembolsado',
  },
} satisfies Translated<typeof english>;
